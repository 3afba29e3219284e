import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

export type HotelValues = { name: string; city: string; stars: string; walk_minutes: string }

const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value}★` }))

export function HotelFields({ values }: { values?: HotelValues }) {
  const say = useWords(words)
  return (
    <>
      <TextField name="name" label={say.name} required maxLength={120} value={values?.name} />
      <TextField name="city" label={say.city} hint={say.cityHint} required maxLength={120} value={values?.city} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField name="stars" label={say.stars} options={stars} required value={values?.stars} />
        <TextField
          name="walk_minutes"
          label={say.walk}
          hint={say.walkHint}
          inputMode="numeric"
          maxLength={3}
          value={values?.walk_minutes}
        />
      </div>
    </>
  )
}
