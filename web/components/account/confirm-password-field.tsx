import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

export function ConfirmPasswordField({ error }: { error?: string }) {
  const say = useWords(words)
  return (
    <Field name="password_confirmation" label={say.confirmation} error={error} required>
      <PasswordInput autoComplete="new-password" showLabel={say.show} hideLabel={say.hide} />
    </Field>
  )
}
