import { BadgeCheck } from '#web/ui/icons/icons.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../../../use-shell.ts'
import type { PendingPhone, Profile, Unsent } from '../profile.ts'
import { shownPhone } from '../shown-phone.ts'
import { words } from '../words.ts'
import { PhoneChange } from './phone-change.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhoneSend } from './phone-send.tsx'
import { Section } from './section.tsx'

type PhoneSectionProps = {
  profile: Profile
  pending: PendingPhone | undefined
  now: number
  unsent: Unsent | undefined
  failure: Failure | undefined
}

/** The number as it is, the code it may wait for, and the way to another number. */
export function PhoneSection({ profile, pending, now, unsent, failure }: PhoneSectionProps) {
  const say = useWords(words)
  const { phone_number, is_phone_verified } = profile
  const mayAskCode = !pending && !is_phone_verified && phone_number !== null
  return (
    <Section id="phone" title={say.phone} lead={say.phoneLead}>
      {phone_number === null ? (
        <p className="text-muted">{say.phoneNone}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="font-semibold text-lg tabular-nums">{shownPhone(phone_number)}</span>
          {is_phone_verified ? (
            <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
              {say.phoneVerified}
            </Badge>
          ) : (
            <Badge tone="warning">{say.phoneUnverified}</Badge>
          )}
        </p>
      )}
      {mayAskCode && <PhoneSend phone_number={phone_number} failure={failureOf(failure, 'phone_resend')} />}
      {pending && <PhoneCode pending={pending} has_password={profile.has_password} now={now} failure={failure} />}
      <PhoneChange
        isOpen={phone_number === null && !pending}
        profile={profile}
        unsent={unsent}
        failure={failureOf(failure, 'phone')}
      />
    </Section>
  )
}
