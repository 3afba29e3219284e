import { type ReactNode, useContext, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Plus, X } from '../../../ui/icons/icons.ts'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { FormContext } from './form-context.ts'
import { rowCountOf } from './list-rows.ts'

export type ListEditorProps = {
  name: string
  label: string
  hint?: ReactNode
  /** As many rows as it holds before anybody types. */
  count: number
  most?: number
  /** The fields of a row; their names begin with `prefix`. A row that is left empty is not sent on (`rowsOf`). */
  row: (prefix: string, place: number) => ReactNode
}

/** Where a list stands on its page, for links that lead to it. */
export const listId = (name: string): string => `list-${name}`

/** Rows to be added and removed. Without scripts there are some empty ones, and to empty a row removes it. */
export function ListEditor({ name, label, hint, count, most = 50, row }: ListEditorProps) {
  const say = useWords(words)
  const { failure } = useContext(FormContext)
  const first = failure ? rowCountOf(failure.values, name) : count
  const [places, setPlaces] = useState(() => Array.from({ length: Math.max(first, 1) }, (_, place) => place))
  const next = Math.max(-1, ...places) + 1
  const spare = [next, next + 1]
  return (
    <fieldset id={listId(name)} tabIndex={-1} className="flex min-w-0 scroll-mt-24 flex-col gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <ol className="flex flex-col gap-3">
        {places.map((place, i) => (
          <li key={place} className="flex items-start gap-2 rounded-md border border-line p-3">
            <div className="grid min-w-0 flex-1 gap-3">{row(`${name}.${place}`, i)}</div>
            <IconButton
              label={say.removeRow(i + 1)}
              icon={<X className="size-5" />}
              onClick={() => setPlaces(places.filter((other) => other !== place))}
              className="noscript:hidden"
            />
          </li>
        ))}
        {spare.map((place, i) => (
          <li key={`spare-${place}`} className="hidden rounded-md border border-line border-dashed p-3 noscript:block">
            {row(`${name}.${place}`, places.length + i)}
          </li>
        ))}
      </ol>
      {places.length < most && (
        <div className="noscript:hidden">
          <Button variant="secondary" size="sm" onClick={() => setPlaces([...places, next])}>
            <Plus aria-hidden="true" className="size-4" />
            {say.addRow}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
