import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField, SelectField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { actOnLinks } from '../act.server.ts'
import type { loadLinks } from '../load.server.ts'
import { words } from '../words.ts'

/** First the package, by a search that is in the address; then the link. */
export function MakeForm() {
  const { key, profiles, profile_id, search, packages, last_day } = useLoaderData<typeof loadLinks>()
  const failure = useActionData<typeof actOnLinks>()
  const say = useWords(words)
  const brands = profiles.map(({ id, brand }) => ({ value: id, label: brand.name }))
  const isNothing = search !== '' && packages.length === 0
  return (
    <Card as="section" padding="lg" aria-labelledby="make-title" className="flex flex-col gap-4">
      <h2 id="make-title" className="text-lg">
        {say.make}
      </h2>
      <p className="text-muted text-sm">{say.findHint}</p>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="profile" value={profile_id} />
        <Field name="search" label={say.findFirst} className="grow">
          <TextInput type="search" defaultValue={search} />
        </Field>
        <Button type="submit" variant="secondary">
          {say.find}
        </Button>
      </Form>
      {isNothing && <p role="status">{say.noPackage}</p>}
      <ConsoleForm
        intent="make"
        formKey={key}
        failure={failure}
        labels={{ consultant_id: say.brand, product_slug: say.target, ends_on: say.endsOn }}
        submit={{ label: say.save, ...(isNothing && { reason: say.noPackage }) }}
        warnsUnsaved={false}
        {...(brands.length === 1 && { hidden: { consultant_id: profile_id } })}
      >
        {brands.length > 1 && (
          <SelectField name="consultant_id" label={say.brand} required value={profile_id} options={brands} />
        )}
        {packages.length > 0 && (
          <SelectField
            name="product_slug"
            label={say.target}
            value={packages[0]?.value}
            placeholder={say.homePage}
            options={packages}
          />
        )}
        <DayField name="ends_on" label={say.endsOn} hint={say.endsHint} required value={last_day} />
      </ConsoleForm>
    </Card>
  )
}
