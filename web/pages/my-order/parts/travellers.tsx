import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Order } from '../order.server.ts'
import { OrderPart } from './order-part.tsx'
import { PaperForm } from './paper-form.tsx'

type Travellers = Order['travellers']
type Say = Order['say']['upload']
type TravellersProps = { id: string; travellers: Travellers; failure: Failure | undefined; say: Say }

/** Who travels, each with the papers to bring; those with papers missing stand open. */
export function Travellers({ id, travellers, failure, say }: TravellersProps) {
  const { people, state, can_upload } = travellers
  const first = people.find(({ isDone }) => !isDone)?.id
  return (
    <OrderPart
      id="travellers"
      title={travellers.title}
      aside={<Badge tone={state.isDone ? 'success' : 'warning'}>{state.label}</Badge>}
    >
      <p className="text-muted text-sm">{travellers.note}</p>
      <ul className="flex flex-col divide-y divide-line">
        {people.map((person) => (
          <li key={person.id}>
            <Traveller
              id={id}
              person={person}
              isFirst={person.id === first}
              canUpload={can_upload}
              failure={failure?.values.participant === person.id ? failure : undefined}
              say={say}
            />
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}

type TravellerProps = {
  id: string
  person: Travellers['people'][number]
  isFirst: boolean
  canUpload: boolean
  failure: Failure | undefined
  say: Say
}

function Traveller({ id, person, isFirst, canUpload, failure, say }: TravellerProps) {
  // As it was when the page opened: it must not fold under the hands of whoever brings the last paper.
  const [isOpen] = useState(isFirst || failure !== undefined)
  return (
    <details open={isOpen} className="group/person">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{person.name}</span>
            <span className="block text-muted text-sm">{person.age}</span>
          </span>
          <Badge tone={person.isDone ? 'success' : 'warning'}>{person.state}</Badge>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-200 ease-calm group-open/person:rotate-180"
        />
      </summary>
      <ul className="grid gap-4 pb-5 lg:grid-cols-2">
        {person.papers.map((paper) => (
          <li key={paper.type}>
            <PaperForm
              order={id}
              person={person.id}
              paper={paper}
              canUpload={canUpload}
              error={errorAt(failure, paper.type)}
              say={say}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the server said of this one form, and of no other. */
function errorAt(failure: Failure | undefined, type: string): string | undefined {
  if (failure?.values.type !== type) return undefined
  return fieldError(failure, 'file') ?? failure.message
}
