import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useWords } from '../../../use-shell.ts'
import { documentWords } from '../document-words.ts'
import type { DocumentedTraveller, ShownDocument } from '../documents.server.ts'
import { ReviewForms } from './review-forms.tsx'

const tones: Record<ShownDocument['status'], BadgeTone> = {
  missing: 'neutral',
  received: 'warning',
  accepted: 'success',
  rejected: 'danger',
}

const standings = { complete: 'success', unchecked: 'warning', incomplete: 'neutral' } as const

type DocumentsProps = { travellers: readonly DocumentedTraveller[]; failure: Failure | undefined }

/** The documents of everyone who travels: looked at, accepted, or asked for again. */
export function Documents({ travellers, failure }: DocumentsProps) {
  const say = useWords(documentWords)
  return (
    <Card as="section" id="documents" aria-labelledby="documents-title" className="flex scroll-mt-24 flex-col gap-4">
      <h2 id="documents-title" className="text-lg">
        {say.documents}
      </h2>
      {travellers.length === 0 && <p className="text-muted">{say.noDocuments}</p>}
      {travellers.map((traveller) => (
        <Traveller key={traveller.id} traveller={traveller} failure={failureOf(failure, 'document')} />
      ))}
    </Card>
  )
}

function Traveller({ traveller, failure }: { traveller: DocumentedTraveller; failure: Failure | undefined }) {
  const say = useWords(documentWords)
  const { name, standing, documents } = traveller
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-base [overflow-wrap:anywhere]">{name}</h3>
        <Badge tone={standings[standing]}>{say[standing]}</Badge>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {documents.map((document) => (
          <li key={document.type} className="flex min-w-0 flex-col gap-2 rounded-lg border border-line p-3">
            <DocumentFacts document={document} traveller={name} />
            {document.review && <ReviewForms document={document} traveller={name} failure={failure} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DocumentFacts({ document, traveller }: { document: ShownDocument; traveller: string }) {
  const say = useWords(documentWords)
  const { file } = document
  const whose = <VisuallyHidden> {say.ofWhom(document.name, traveller)}</VisuallyHidden>
  const link = buttonClass({ variant: 'quiet', size: 'sm' })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{document.name}</p>
        <Badge tone={tones[document.status]}>{document.status_text}</Badge>
      </div>
      {document.notes.map((note) => (
        <p key={note} className="text-muted text-sm [overflow-wrap:anywhere]">
          {note}
        </p>
      ))}
      {file && (
        <p className="flex flex-wrap gap-2">
          <a href={file.href} target="_blank" rel="noreferrer" className={link}>
            {say.open}
            {whose}
          </a>
          {file.is_pdf && (
            <a href={file.href} download className={link}>
              {say.download}
              {whose}
            </a>
          )}
        </p>
      )}
    </>
  )
}
