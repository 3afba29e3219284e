import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { useHref } from './use-href.ts'

type Choice = { value: string; label: ReactNode }
type Props = { name: string; legend: string; choices: readonly Choice[]; chosen?: string; id?: string }

/** Kept in a cookie by /preferences; every choice is a button, so that it works without scripts. */
export function PreferenceForm({ name, legend, choices, chosen, id }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Form id={id} method="post" action={useHref()('/preferences')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="flex flex-wrap items-center gap-x-3">
        <legend className="float-start text-muted text-sm">{legend}</legend>
        <div className="flex flex-wrap gap-1">
          {choices.map(({ value, label }) => (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              aria-pressed={value === chosen}
              className="preference"
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}
