import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { SelectOption } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import type { Places } from './origin.server.ts'
import { originWords } from './origin-words.ts'

/** Some seven thousand subdistricts are too many for one list: what is searched for is chosen from. */
export function PlaceSearch({ place, places }: Places) {
  const say = useWords(originWords)
  const error = place !== '' && places.length === 0 ? say.none : undefined
  return (
    <Form method="get" role="search" preventScrollReset className="flex flex-col items-start gap-3">
      <Field name="place" label={say.place} hint={say.placeHint} error={error} className="w-full">
        <TextInput defaultValue={place} minLength={3} maxLength={80} autoComplete="off" />
      </Field>
      <Button type="submit" variant="secondary">
        {say.find}
      </Button>
    </Form>
  )
}

type OriginFieldsProps = {
  places: readonly SelectOption[]
  values?: { subdistrict_id: string; address: string; postcode: string }
}

export function OriginFields({ places, values }: OriginFieldsProps) {
  const say = useWords(originWords)
  const [only, ...others] = places
  return (
    <>
      <SelectField
        name="subdistrict_id"
        label={say.subdistrict}
        options={places}
        value={values?.subdistrict_id ?? (others.length === 0 ? only?.value : undefined)}
        required
      />
      <TextField
        name="address"
        label={say.address}
        hint={say.addressHint}
        maxLength={200}
        value={values?.address}
        required
      />
      <TextField
        name="postcode"
        label={say.postcode}
        inputMode="numeric"
        maxLength={5}
        value={values?.postcode}
        required
        className="max-w-narrow"
      />
    </>
  )
}
