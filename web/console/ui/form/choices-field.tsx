import { FieldError } from '../../../ui/field.tsx'
import { CheckboxField, type FieldBase } from './fields.tsx'
import { useFormField } from './form-context.ts'

type ChoicesFieldProps = Pick<FieldBase, 'name' | 'label' | 'hint'> & {
  options: readonly { value: string; label: string }[]
  /** Those that are ticked before anybody chooses. */
  values: readonly string[]
}

/** Several of a list: a box for each, sent as `name.value`, and what is wrong with them together. */
export function ChoicesField({ name, label, hint, options, values }: ChoicesFieldProps) {
  const { id, error } = useFormField(name, '')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: text }) => (
          <CheckboxField key={value} name={`${name}.${value}`} label={text} value={String(values.includes(value))} />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
