import { useState } from 'react'
import { type PasswordProblem, passwordProblems } from '#modules/identity/rules/password.ts'
import { Circle, CircleCheck } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { fieldId } from '../../ui/field-context.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

const rules = passwordProblems('')

/** A new password with the rules it has to meet; they tick off while typing, and are a plain list without scripts. */
export function NewPasswordField({ label, error }: { label: string; error?: string }) {
  const say = useWords(words)
  const [typed, setTyped] = useState('')
  const open = passwordProblems(typed)
  const id = fieldId('password')
  return (
    <div className="flex flex-col gap-3">
      <Field name="password" label={label} error={error} required>
        <PasswordInput
          autoComplete="new-password"
          showLabel={say.show}
          hideLabel={say.hide}
          aria-describedby={cx(`${id}-rules`, error && `${id}-error`)}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <div id={`${id}-rules`} className="flex flex-col gap-2 rounded-md bg-page p-4 text-sm">
        <p className="text-muted">{say.rules}</p>
        <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          {rules.map((rule) => (
            <Rule key={rule} rule={rule} isMet={!open.includes(rule)} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function Rule({ rule, isMet }: { rule: PasswordProblem; isMet: boolean }) {
  const say = useWords(words)
  const Icon = isMet ? CircleCheck : Circle
  return (
    <li className={cx('flex items-start gap-2', isMet ? 'font-medium text-success-text' : 'text-ink')}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', !isMet && 'text-muted noscript:hidden')} />
      <span>
        {say[rule]}
        {isMet && <VisuallyHidden>{` (${say.met})`}</VisuallyHidden>}
      </span>
    </li>
  )
}
