import { useState } from 'react'
import { codes } from '#core/refusal-codes.ts'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Order } from '../order.server.ts'
import { CorrectionForm } from './correction-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { DocumentForm } from './document-form.tsx'

type Travellers = Order['travellers']
type Say = Order['say']['upload']
/** What each form of a traveller was answered with. */
type Failures = Record<'document' | 'details' | 'correct', Failure | undefined>
type TravellersProps = { id: string; travellers: Travellers; failures: Failures; say: Say }

/** Who travels, each with the documents to bring; those with documents missing stand open. */
export function Travellers({ id, travellers, failures, say }: TravellersProps) {
  const { people, state, can_upload } = travellers
  const first = people.find(({ isDone }) => !isDone)?.id
  return (
    <OrderPart
      id="travellers"
      title={travellers.title}
      aside={<Badge tone={state.isDone ? 'success' : 'warning'}>{state.label}</Badge>}
    >
      <p className="text-muted text-sm">{travellers.note}</p>
      {travellers.flagged && <Alert tone="warning">{travellers.flagged}</Alert>}
      {travellers.closed && <p className="text-muted text-sm">{travellers.closed}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {people.map((person) => (
          <li key={person.id}>
            <Traveller
              id={id}
              person={person}
              isFirst={person.id === first}
              canUpload={can_upload}
              failures={failuresOf(failures, person.id)}
              say={say}
              travellerLabels={travellers.say}
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
  failures: Failures
  say: Say
  travellerLabels: Travellers['say']
}

function failuresOf({ document, details, correct }: Failures, person: string): Failures {
  const own = (failure: Failure | undefined) => (failure?.values.participant === person ? failure : undefined)
  return { document: own(document), details: own(details), correct: own(correct) }
}

function Traveller({ id, person, isFirst, canUpload, failures, say, travellerLabels }: TravellerProps) {
  // As it was when the page opened: it must not fold under the hands of whoever uploads the last document.
  const [isOpen] = useState(isFirst || Object.values(failures).some((failure) => failure !== undefined))
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
      {person.correction && (
        <CorrectionForm
          key={correctionKey(person.correction)}
          person={person.id}
          correction={person.correction}
          failure={failures.correct}
          say={travellerLabels}
        />
      )}
      {!person.correction && failures.correct && <Alert tone="danger" announced title={failures.correct.message} />}
      {person.details && (
        <div className="py-4">
          <DetailsForm
            key={person.details.savedPassport}
            person={person.id}
            details={person.details}
            failure={failures.details}
            say={travellerLabels}
          />
        </div>
      )}
      <ul className="grid gap-4 pb-5 lg:grid-cols-2">
        {person.documents.map((travelDocument) => (
          <li key={travelDocument.type}>
            <DocumentForm
              order={id}
              person={person.id}
              travelDocument={travelDocument}
              canUpload={canUpload}
              error={errorAt(failures.document, travelDocument.type, say)}
              say={say}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Once it is stored the form begins anew. */
const correctionKey = ({ name, birth_date }: { name: string; birth_date: string }): string => `${name} ${birth_date}`

/** What the server said of this one form, and of no other. */
function errorAt(failure: Failure | undefined, type: string, say: Say): string | undefined {
  if (failure?.values.type !== type) return undefined
  if (failure.code === codes.file_invalid) return say.invalid
  return fieldError(failure, 'file') ?? failure.message
}
