import type { ComponentType } from 'react'
import { type FieldBase, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { words } from '../../ui/words.ts'
import { useWords } from '../../use-shell.ts'

type TranslatedFieldProps = {
  name: string
  label: string
  hint?: string
  value?: { id: string; en: string | null } | undefined
  kind?: 'line' | 'lines'
  /** Of another kind than those two. */
  field?: ComponentType<FieldBase>
}

/** Indonesian always; English may stay empty. */
export function TranslatedField({ name, label, hint, value, kind = 'line', field }: TranslatedFieldProps) {
  const say = useWords(words)
  const Part = field ?? (kind === 'line' ? TextField : TextAreaField)
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <div className={field ? 'flex flex-col gap-4' : 'grid gap-3 md:grid-cols-2'}>
        <Part name={`${name}.id`} label={say.inIndonesian} required value={value?.id} lang="id" />
        <Part name={`${name}.en`} label={say.inEnglish} value={value?.en ?? ''} lang="en" />
      </div>
    </fieldset>
  )
}
