import type { FormEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Search as SearchIcon } from '#web/ui/icons/icons.ts'
import { choicesIn } from '../../../components/listing/choice-lines.ts'
import { filledIn } from '../../../components/listing/filled.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { useShell } from '../../../use-shell.ts'
import type { Search } from '../search.server.ts'
import { shownWhen } from './shown-when.ts'

/** What, when, from where, how many: a form for each kind of journey, sent straight to its listing. */
export function SearchForms({ search: { form, journeys } }: { search: Search }) {
  return (
    <search
      aria-label={form.label}
      className="group/tabs rounded-lg border border-line bg-paper p-3.5 shadow-floating sm:p-5 md:p-6"
    >
      <Segmented
        name="what"
        label={form.what}
        segments={journeys}
        defaultValue={journeys[0]?.value}
        wide
        className="md:max-w-[32rem]"
      />
      {journeys.map((journey) => (
        <div key={journey.value} className={shownWhen[journey.value]}>
          <JourneyForm journey={journey} find={form.find} />
        </div>
      ))}
    </search>
  )
}

function JourneyForm({ journey, find }: { journey: Search['journeys'][number]; find: string }) {
  const href = useHref()
  const submit = useSubmit()
  const { affiliate_code } = useShell()
  const action = href(journey.path)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(filledIn(event.currentTarget), { action })
  }
  return (
    <Form
      action={action}
      onSubmit={send}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 pt-4 sm:grid-cols-3 md:flex md:items-end md:gap-4"
    >
      {affiliate_code !== undefined && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
      {journey.fields.map(({ name, label, any, choices }) => (
        <Field
          key={name}
          name={name}
          id={`${journey.value}-${name}`}
          label={label}
          className="max-sm:first-of-type:col-span-full md:flex-1"
        >
          <Select placeholder={any} options={choicesIn(choices).map(([value, label]) => ({ value, label }))} />
        </Field>
      ))}
      <button type="submit" className={`${buttonClass()} col-span-full md:min-w-44`}>
        <SearchIcon aria-hidden="true" className="size-5" />
        {find}
      </button>
    </Form>
  )
}
