import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { SendAnswer } from '../../ui/send-file.ts'
import { Upload } from '../../ui/upload.tsx'
import type { UploadWords } from '../../ui/upload-details.tsx'
import { useLanguage } from '../../use-shell.ts'
import { type Failure, failureOf } from '../form/failure.ts'
import type { DocumentsView } from './documents.server.ts'

type Say = DocumentsView['say']
type Wanted = DocumentsView['documents'][number]
type DocumentsProps = { view: DocumentsView; token: string; failure: Failure | undefined }

const intent = 'document'
// Phones turn what their camera keeps into JPEG where a page asks for it.
const accept = 'image/jpeg,image/png,image/webp,application/pdf'
const maxBytes = 2 * 1024 * 1024

/** What the team asks for, each with what is there and a way to send it. */
export function Documents({ view, token, failure }: DocumentsProps) {
  const { say, lead, documents, can_upload } = view
  const refused = failureOf(failure, intent)
  return (
    <Card as="section" id="documents" aria-labelledby="documents-title" className="flex scroll-mt-24 flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h2 id="documents-title" className="text-xl">
          {say.documents}
        </h2>
        <p className="max-w-prose text-muted">{lead}</p>
      </header>
      <ul className="grid gap-5 md:grid-cols-2">
        {documents.map((wanted) => (
          <li key={wanted.kind} className="min-w-0">
            {can_upload ? (
              <DocumentForm
                wanted={wanted}
                token={token}
                say={say}
                refused={refused?.values.kind === wanted.kind ? refused.message : undefined}
              />
            ) : (
              <>
                <p className="font-semibold">{wanted.name}</p>
                <p className="text-muted text-sm">{wanted.when ?? say.missing}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type DocumentFormProps = { wanted: Wanted; token: string; say: Say; refused: string | undefined }

/** With scripts the file goes as soon as it is chosen, without them by the button. */
function DocumentForm({ wanted, token, say, refused }: DocumentFormProps) {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const { kind, name, is_required, uploaded_at, when } = wanted
  const settle = ({ status }: SendAnswer) => {
    const isFine = status >= 200 && status < 300
    setProblem(isFine ? undefined : problemOf(status, say))
    if (isFine) void revalidate()
  }
  const page = `?${new URLSearchParams({ token })}`
  return (
    <form method="post" encType="multipart/form-data" action={page} className="flex flex-col gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="kind" value={kind} />
      <Upload
        // A stored file begins anew: what was chosen has become what is there.
        key={uploaded_at}
        name={`file-${kind}`}
        label={is_required ? name : `${name} ${say.optional}`}
        required={is_required}
        hint={when}
        accept={accept}
        maxBytes={maxBytes}
        words={uploadWords(say, language)}
        {...(when && { current: { name: say.replace } })}
        error={problem ?? refused}
        action={`?${new URLSearchParams({ token, intent, kind })}`}
        onSent={({ answer }) => settle(answer)}
        onCleared={() => setProblem(undefined)}
      />
      <div className="hidden noscript:block">
        <Button type="submit" size="sm">
          {say.upload}
        </Button>
      </div>
    </form>
  )
}

const problemOf = (status: number, say: Say): string =>
  status === 413 ? say.tooLarge : status === 422 ? say.invalid : say.uploadFailed

const uploadWords = (say: Say, language: Language): UploadWords => ({
  size: (bytes) => formatFileSize(bytes, language),
  choose: say.choose,
  drop: say.drop,
  cancel: say.cancel,
  remove: say.remove,
  state: { chosen: say.chosen, sending: say.sending, sent: say.sent, failed: say.failed },
  wrongSize: say.tooLarge,
  wrongType: say.invalid,
})
