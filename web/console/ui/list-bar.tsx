import { type ChangeEvent, useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Search } from '../../ui/icons/icons.ts'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useWords } from '../use-shell.ts'
import { isNarrowed, type ListQuery, type ListState } from './list-query.ts'
import { words } from './words.ts'

/** A choice among some, with what stands there where all are shown; or a day. */
export type ListFilter = { name: string; label: string } & (
  | { kind: 'choice'; all: string; options: readonly SelectOption[] }
  | { kind: 'day' }
)

type ListBarProps = {
  list: ListState
  search: string | undefined
  filters: readonly ListFilter[]
}

/** Search and filters as a plain form whose answer is an address; a choice is sent at once where scripts run. */
export function ListBar({ list, search, filters }: ListBarProps) {
  const { path, query } = list
  const say = useWords(words)
  const submit = useSubmit()
  const form = useFormFollowing(query)
  const sendChoice = (event: ChangeEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) submit(event.currentTarget)
  }
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Form ref={form} action={path} onChange={sendChoice} className="list-bar">
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        {search && (
          <TextInput
            type="search"
            name="search"
            aria-label={search}
            placeholder={search}
            defaultValue={query.search}
            maxLength={100}
            icon={<Search />}
            data-search=""
            className="list-search"
          />
        )}
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} value={query[filter.name]} />
        ))}
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {filters.length > 0 ? say.apply : say.search}
        </button>
      </Form>
      {isNarrowed(query) && (
        <Link to={path} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {say.clear}
        </Link>
      )}
    </search>
  )
}

function FilterField({ filter, value }: { filter: ListFilter; value: string | undefined }) {
  const { name, label } = filter
  return (
    <Field name={name} label={label} className="md:min-w-36">
      {filter.kind === 'day' ? (
        <TextInput type="date" defaultValue={value} />
      ) : (
        <Select options={filter.options} placeholder={filter.all} defaultValue={value ?? ''} className="md:max-w-52" />
      )}
    </Field>
  )
}

/** After a way back the fields hold what the address says, and the focus stays where it is. */
function useFormFollowing(query: ListQuery) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field.type !== 'hidden') field.value = query[field.name] ?? ''
    }
  }, [query])
  return form
}
