import { useState } from 'react'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useLanguage } from '../../use-shell.ts'
import { type FieldBase, FieldFrame } from './fields.tsx'
import { useFormField } from './form-context.ts'
import { digitsOf } from './money-text.ts'

/** Whole rupiah. What is typed is shown as an amount below it: a zero too many is seen before it is sent. */
export function MoneyField({ value, hint, ...base }: FieldBase) {
  const language = useLanguage()
  const field = useFormField(base.name, value)
  const [typed, setTyped] = useState(field.value)
  const digits = digitsOf(typed)
  const shown = digits === undefined ? hint : formatRupiah(rupiah(Number(digits)), language)
  return (
    <FieldFrame {...base} hint={shown} field={field}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        defaultValue={field.value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="tabular-nums"
      />
    </FieldFrame>
  )
}
