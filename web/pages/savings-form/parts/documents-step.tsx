import { useState } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import { formatFileSize } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { failureOf, fieldError } from '../../../components/form/failure.ts'
import { Button } from '../../../ui/button.tsx'
import type { SendAnswer } from '../../../ui/send-file.ts'
import { Upload } from '../../../ui/upload.tsx'
import type { UploadWords } from '../../../ui/upload-details.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { Filling } from '../load.server.ts'
import type { Labels } from '../words.ts'
import { StepCard } from './step-card.tsx'
import type { StepProps } from './step-view.ts'

// Phones turn what their camera keeps into JPEG where a page asks for it.
const accept = 'image/jpeg,image/png,image/webp,application/pdf'
const maxBytes = 1024 * 1024

/** What the bank wants to see, each with what is there and a way to send it. */
export function DocumentsStep({ form, say, answer }: StepProps) {
  // One that was missing may have been sent since.
  const refusedFor = ({ kind, when }: Filling['documents'][number]) =>
    fieldError(failureOf(answer, 'document') ?? (when ? undefined : failureOf(answer, 'documents')), `file-${kind}`)
  const isBusy = useNavigation().formData?.get('intent') === 'documents'
  return (
    <StepCard
      title={say.documents}
      text={say.documentsText}
      back={{ path: form.back, label: say.back }}
      next={
        <Form method="post">
          <input type="hidden" name="intent" value="documents" />
          <Button type="submit" busy={isBusy} busyLabel={say.working}>
            {say.next}
          </Button>
        </Form>
      }
    >
      <ul className="grid gap-5">
        {form.documents.map((wanted) => (
          <li key={wanted.kind} className="min-w-0">
            <DocumentForm wanted={wanted} say={say} refused={refusedFor(wanted)} />
          </li>
        ))}
      </ul>
    </StepCard>
  )
}

type DocumentFormProps = { wanted: Filling['documents'][number]; say: Labels; refused: string | undefined }

/** With scripts the file goes as soon as it is chosen, without them by the button. */
function DocumentForm({ wanted: { kind, name, uploaded_at, when }, say, refused }: DocumentFormProps) {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const settle = ({ status }: SendAnswer) => {
    const isFine = status >= 200 && status < 300
    setProblem(isFine ? undefined : problemOf(status, say))
    // Brings what is there now; or the sign-in, where the session has ended.
    if (isFine || status === 401) void revalidate()
  }
  return (
    <form method="post" encType="multipart/form-data" action="?step=documents" className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="document" />
      <input type="hidden" name="kind" value={kind} />
      <Upload
        // A stored file begins anew: what was chosen has become what is there.
        key={uploaded_at}
        name={`file-${kind}`}
        label={name}
        required
        hint={when}
        accept={accept}
        maxBytes={maxBytes}
        words={uploadWords(say, language)}
        {...(when && { current: { name: say.replace } })}
        error={problem ?? refused}
        action={`?${new URLSearchParams({ step: 'documents', intent: 'document', kind })}`}
        onSent={({ answer }) => settle(answer)}
        onCleared={() => setProblem(undefined)}
      />
      <div className="hidden noscript:block">
        <Button type="submit" size="sm">
          {`${say.upload} ${name}`}
        </Button>
      </div>
    </form>
  )
}

const problemOf = (status: number, say: Labels): string =>
  status === 413 ? say.tooLarge : status === 422 ? say.invalid : say.uploadFailed

const uploadWords = (say: Labels, language: Language): UploadWords => ({
  size: (bytes) => formatFileSize(bytes, language),
  choose: say.chooseFile,
  drop: say.drop,
  cancel: say.cancel,
  remove: say.remove,
  state: { chosen: say.chosen, sending: say.sendingFile, sent: say.sent, failed: say.failed },
  wrongSize: say.tooLarge,
  wrongType: say.invalid,
})
