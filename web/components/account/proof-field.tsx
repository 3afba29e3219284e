import { codes } from '#core/refusal-codes.ts'
import { Field } from '../../ui/field.tsx'
import { fieldId } from '../../ui/field-context.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useWords } from '../../use-shell.ts'
import { type Failure, fieldError } from '../form/failure.ts'
import { words } from './words.ts'

type ProofFieldProps = {
  scope: string
  failure: Failure | undefined
  has_password: boolean
  /** From the start, not only once the server asks. */
  isAlwaysShown?: boolean
}

/** The password once more, when the server asks for it; who has none is told what to do instead. */
export function ProofField({ scope, failure, has_password, isAlwaysShown = false }: ProofFieldProps) {
  const say = useWords(words)
  if (!isAlwaysShown && failure?.code !== codes.password_needed && failure?.code !== codes.too_many_logins) return null
  const id = fieldId(`${scope}current_password`)
  if (!has_password) return <p id={id}>{say.proofElsewhere}</p>
  return (
    <Field
      id={id}
      name="current_password"
      label={say.currentPassword}
      hint={say.proofHint}
      error={fieldError(failure, 'current_password')}
      required
    >
      <PasswordInput showLabel={say.show} hideLabel={say.hide} />
    </Field>
  )
}
