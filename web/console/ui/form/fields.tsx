import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '#core/messages.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { useFormField } from './form-context.ts'

export type FieldBase = {
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
  /** Said instead of "optional" of what may stay empty for now. */
  mark?: string | undefined
  /** What it holds before anybody types. */
  value?: string | undefined
  /** Of what is typed, where it is not the page's. */
  lang?: Language
  className?: string
}

type FrameProps = Omit<FieldBase, 'value' | 'lang'> & { field: ReturnType<typeof useFormField>; children: ReactNode }

/** Label, hint and mistake around a control; what may stay empty says so. */
export function FieldFrame({ field, required, mark, ...rest }: FrameProps) {
  const say = useWords(words)
  return (
    <Field
      {...rest}
      id={field.id}
      error={field.error}
      required={required}
      optionalMark={required ? undefined : (mark ?? say.optional)}
    />
  )
}

type TextFieldProps = FieldBase & Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'unit' | 'autoComplete'>

export function TextField({
  value,
  type,
  inputMode,
  maxLength,
  unit,
  autoComplete = 'off',
  lang,
  ...base
}: TextFieldProps) {
  const field = useFormField(base.name, value)
  return (
    <FieldFrame {...base} field={field}>
      <TextInput {...{ type, inputMode, maxLength, unit, autoComplete, lang }} defaultValue={field.value} />
    </FieldFrame>
  )
}

/** A day as `2026-11-17`, by the browser's own calendar. */
export const DayField = (base: FieldBase) => <TextField {...base} type="date" />

export function TextAreaField({ value, rows, lang, ...base }: FieldBase & Pick<ComponentProps<'textarea'>, 'rows'>) {
  const field = useFormField(base.name, value)
  return (
    <FieldFrame {...base} field={field}>
      <TextArea rows={rows} lang={lang} defaultValue={field.value} />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldBase & {
  options: readonly SelectOption[]
  /** What it means to choose none of them. */
  placeholder?: string
}

export function SelectField({ value, options, placeholder, ...base }: SelectFieldProps) {
  const say = useWords(words)
  const field = useFormField(base.name, value)
  const select = useFollowing(field.value)
  return (
    <FieldFrame {...base} field={field}>
      <Select ref={select} options={options} placeholder={placeholder ?? say.choose} defaultValue={field.value} />
    </FieldFrame>
  )
}

/** A choice that nobody has made follows what is stored, as fields of text do by themselves. */
function useFollowing(stored: string) {
  const select = useRef<HTMLSelectElement>(null)
  const [shown, setShown] = useState(stored)
  useEffect(() => {
    if (stored === shown) return
    if (select.current?.value === shown) select.current.value = stored
    setShown(stored)
  }, [stored, shown])
  return select
}

/** A yes; a box that is left empty sends nothing at all. */
export function CheckboxField({ name, label, hint, value }: FieldBase) {
  const field = useFormField(name, value)
  return (
    <Checkbox
      id={field.id}
      name={name}
      value="true"
      label={label}
      hint={hint}
      error={field.error}
      defaultChecked={field.value === 'true'}
    />
  )
}

/** The same text in both languages, side by side where there is room: fields `name.id` and `name.en`. */
export function BilingualField(props: BilingualFieldProps) {
  const { name, label, hint, required, needsIndonesian = required, mark, value, isLong } = props
  const say = useWords(words)
  const Part = isLong ? TextAreaField : TextField
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <div className="grid gap-3 md:grid-cols-2">
        <Part
          name={`${name}.id`}
          label={say.inIndonesian}
          required={needsIndonesian}
          mark={mark}
          value={value?.id}
          lang="id"
        />
        <Part name={`${name}.en`} label={say.inEnglish} {...{ required, mark }} value={value?.en} lang="en" />
      </div>
    </fieldset>
  )
}

type BilingualFieldProps = Omit<FieldBase, 'value' | 'className'> & {
  value?: { id: string; en: string }
  /** Where the other language may come later. */
  needsIndonesian?: boolean
  isLong?: boolean
}
