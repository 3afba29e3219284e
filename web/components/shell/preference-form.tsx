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
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 py-2.5 font-semibold text-muted text-sm leading-none hover:text-ink aria-pressed:text-ink aria-pressed:ring-2 aria-pressed:ring-ink aria-pressed:ring-inset"
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}
