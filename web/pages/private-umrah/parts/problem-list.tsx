import type { MouseEvent } from 'react'
import { fieldId } from '../../../ui/field-context.ts'
import type { FormError } from '../../../ui/form-errors.tsx'
import { linkClass } from '../../../ui/link-class.ts'

function lead(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  // Another address would be another visit, and the fields would be filled in anew.
  if (field && document.activeElement === field) event.preventDefault()
}

/** What stands in the way, each leading to its field. It follows every change, so it leaves the focus where it is. */
export const ProblemList = ({ title, problems }: { title: string; problems: readonly FormError[] }) => (
  <div id="mend" className="flex flex-col gap-1 rounded-md border-danger border-s-4 bg-danger-soft p-4">
    <p className="font-semibold">{title}</p>
    <ul className="flex list-disc flex-col ps-5 text-sm marker:text-danger-text">
      {problems.map(({ name = '', message }) => (
        <li key={`${name}${message}`}>
          <a
            href={`#${fieldId(name)}`}
            onClick={(event) => lead(event, fieldId(name))}
            className={`${linkClass({ tone: 'plain' })} inline-flex min-h-11 items-center`}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
