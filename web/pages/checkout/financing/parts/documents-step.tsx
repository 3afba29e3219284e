import type { Failure } from '../../../../components/form/failure.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import type { PayPlace } from '../../pay/place.ts'
import type { Documents } from '../documents.server.ts'
import { formPath } from '../place.ts'
import type { Labels } from '../words.ts'
import { ApplicationHold } from './application-hold.tsx'
import { DocumentForm } from './document-form.tsx'

type DocumentsStepProps = {
  documents: Documents
  place: PayPlace | undefined
  failure: Failure | undefined
  say: Labels
}

/** Step two: each scan by itself; the way on opens when all are there. */
export function DocumentsStep({ documents, place, failure, say }: DocumentsStepProps) {
  if (!place) return null
  const errorOf = (kind: string) => {
    if (failure?.values.type !== kind) return undefined
    return failure.errors.file?.[0] ?? failure.message
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl">{say.documents}</h1>
        <p className="text-muted">{say.documentsText}</p>
      </header>
      <ApplicationHold hold={documents.hold} say={say} />
      <Card as="section" look="flat" className="grid gap-5 sm:grid-cols-2">
        {documents.rows.map((wanted) => (
          <DocumentForm
            key={wanted.kind}
            wanted={wanted}
            path={formPath(place, 'documents')}
            error={errorOf(wanted.kind)}
            say={documents.say}
          />
        ))}
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ShellLink
          path={formPath(place, 'identity')}
          className={`${buttonClass({ variant: 'secondary' })} max-sm:w-full`}
        >
          {say.toIdentity}
        </ShellLink>
        {documents.canGoOn ? (
          <ShellLink path={formPath(place, 'confirm')} className={`${buttonClass()} max-sm:order-first max-sm:w-full`}>
            {say.toConfirm}
          </ShellLink>
        ) : (
          <p className="text-muted text-sm">{say.stillMissing}</p>
        )}
      </div>
    </div>
  )
}
