import { Form } from 'react-router'
import { ProofField } from '../../../components/account/proof-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { ownerField } from '../../../owner-field.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { useWords } from '../../../use-shell.ts'
import type { Profile, Unsent } from '../profile.ts'
import { words } from '../words.ts'
import { Disclosure } from './disclosure.tsx'

const intent = 'phone'
const scope = 'phone-'

type PhoneChangeProps = {
  isOpen: boolean
  profile: Pick<Profile, 'id' | 'has_password'>
  unsent: Unsent | undefined
  failure: Failure | undefined
}

export function PhoneChange({ isOpen, profile, unsent, failure }: PhoneChangeProps) {
  const { has_password } = profile
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy, round } = useSubmission(intent, failure)
  const unsentValues = unsent?.intent === intent ? unsent.values : undefined
  const labels = { phone_number: say.phoneNew, ...(has_password && { current_password: common.currentPassword }) }
  return (
    <Disclosure key={round} title={say.phoneChange} isOpen={isOpen || Boolean(failure ?? unsentValues)}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={ownerField} value={profile.id} />
        {unsentValues && !failure && <Alert tone="warning" title={say.unsent} />}
        <FormFailure failure={failure} labels={labels} scope={scope} />
        <Field
          id={`field-${scope}phone_number`}
          name="phone_number"
          label={say.phoneNew}
          hint={say.phoneNewHint}
          error={fieldError(failure, 'phone_number')}
          required
        >
          <PhoneInput defaultValue={(failure?.values ?? unsentValues)?.phone_number} />
        </Field>
        <ProofField scope={scope} failure={failure} has_password={has_password} />
        <Button type="submit" busy={isBusy} busyLabel={common.working} className="sm:self-start">
          {say.phoneAsk}
        </Button>
      </Form>
    </Disclosure>
  )
}
