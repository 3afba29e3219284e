import { formatMonth } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { Camera } from '#web/ui/icons/icons.ts'
import type { Failure } from '../../../components/form/failure.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useLanguage, useWords } from '../../../use-shell.ts'
import type { Profile } from '../profile.ts'
import { words } from '../words.ts'
import { AvatarForm } from './avatar-form.tsx'

type IdentityCardProps = { profile: Profile; failure: Failure | undefined }

export function IdentityCard({ profile, failure }: IdentityCardProps) {
  const say = useWords(words)
  const since = formatMonth(jakartaDate(new Date(profile.member_since)).slice(0, 7), useLanguage())
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:text-start">
        <Avatar name={profile.full_name} src={profile.avatar_url} size="xl" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="font-bold text-xl [overflow-wrap:anywhere]">{profile.full_name}</p>
          <p className="text-muted [overflow-wrap:anywhere]">{profile.email}</p>
          <p className="text-muted text-sm">{say.memberSince(since)}</p>
        </div>
      </div>
      <details open={Boolean(failure)}>
        <summary
          className={cx(
            buttonClass({ variant: 'secondary', size: 'sm' }),
            'cursor-pointer list-none max-sm:flex sm:w-fit [&::-webkit-details-marker]:hidden',
          )}
        >
          <Camera aria-hidden="true" className="size-4" />
          {say.changePhoto}
        </summary>
        <div className="mt-5">
          <AvatarForm failure={failure} />
        </div>
      </details>
    </Card>
  )
}
