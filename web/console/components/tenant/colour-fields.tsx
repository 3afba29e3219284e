import { useContext, useState } from 'react'
import type { ColorSettings } from '#core/theme.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { FieldFrame } from '../../ui/form/fields.tsx'
import { FormContext, useFormField } from '../../ui/form/form-context.ts'
import { useLanguage } from '../../use-shell.ts'
import { colourFields, coloursFrom } from './fields.ts'
import { Preview } from './preview.tsx'
import { fieldWords, words } from './words.ts'

type Name = keyof ColorSettings
type Held = Readonly<Record<string, string>>

/** The nine colours, with how a page looks in them and whether its text reads, while they are chosen. */
export function ColourFields({ held }: { held: Held }) {
  const language = useLanguage()
  const { failure } = useContext(FormContext)
  const [colours, setColours] = useState(() => coloursFrom(failure?.values ?? held))
  const pick = (name: Name, colour: string) => setColours((before) => ({ ...before, [name]: colour }))
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold">{words(language).colours}</legend>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {colourFields.map((name) => (
            <ColourField key={name} name={name} held={held[name]} shown={colours[name]} onPick={pick} />
          ))}
        </div>
        <Preview colours={colours} />
      </div>
    </fieldset>
  )
}

type ColourFieldProps = {
  name: Name
  held: string | undefined
  shown: string
  onPick: (name: Name, colour: string) => void
}

function ColourField({ name, held, shown, onPick }: ColourFieldProps) {
  const field = useFormField(name, held)
  const label = fieldWords(useLanguage())[name]
  return (
    <FieldFrame name={name} label={label} hint={shown.toUpperCase()} required field={field}>
      <TextInput
        type="color"
        defaultValue={field.value}
        onInput={(event) => onPick(name, event.currentTarget.value)}
        className="h-12 p-1"
      />
    </FieldFrame>
  )
}
