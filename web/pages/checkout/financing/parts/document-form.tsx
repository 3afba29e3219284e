import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { FileText } from '#web/ui/icons/icons.ts'
import { useHref } from '../../../../components/shell/use-href.ts'
import { Button } from '../../../../ui/button.tsx'
import type { SendAnswer } from '../../../../ui/send-file.ts'
import { Upload } from '../../../../ui/upload.tsx'
import type { UploadWords } from '../../../../ui/upload-details.tsx'
import { useLanguage } from '../../../../use-shell.ts'
import type { Documents } from '../documents.server.ts'
import type { Labels } from '../words.ts'

type DocumentFormProps = { wanted: Documents['rows'][number]; path: string; error: string | undefined; say: Labels }

// Phones turn what their camera keeps into JPEG where a page asks for it.
const accept = 'image/jpeg,image/png,image/webp,application/pdf'
const maxBytes = 2 * 1024 * 1024

/** One document: what is there, and a way to send it. With scripts the file goes as soon as it is chosen. */
export function DocumentForm({ wanted, path, error, say }: DocumentFormProps) {
  const page = useHref()(path)
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const query = new URLSearchParams({ intent: 'document', type: wanted.kind })
  const settle = ({ status }: SendAnswer) => {
    const isFine = status >= 200 && status < 300
    setProblem(isFine ? undefined : problemOf(status, say))
    // Brings what is there now; or the sign-in, where the session has ended.
    if (isFine || status === 401) void revalidate()
  }
  const { there } = wanted
  return (
    <form method="post" encType="multipart/form-data" action={page} className="flex flex-col gap-2">
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Upload
        // A stored file begins anew: what was chosen has become what is there.
        key={there?.key}
        name={`scan-${wanted.kind}`}
        label={wanted.label}
        hint={there?.when}
        accept={accept}
        maxBytes={maxBytes}
        words={uploadWords(say, language)}
        current={there && { name: say.replace, ...(there.isPicture && { pictureUrl: there.url }) }}
        error={problem ?? error ?? wanted.problem}
        action={`${page}${page.includes('?') ? '&' : '?'}${query}`}
        onSent={({ answer }) => settle(answer)}
        onCleared={() => setProblem(undefined)}
      />
      {there && (
        <a
          href={there.url}
          className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-text text-sm underline underline-offset-4"
        >
          <FileText aria-hidden="true" className="size-4" />
          {there.open}
        </a>
      )}
      <div className="hidden noscript:block">
        <Button type="submit" size="sm">
          {say.upload}
        </Button>
      </div>
    </form>
  )
}

const problemOf = (status: number, say: Labels): string =>
  status === 413 ? say.tooLarge : status === 422 ? say.invalid : say.uploadFailed

const uploadWords = (say: Labels, language: Language): UploadWords => ({
  size: (bytes) => formatFileSize(bytes, language),
  choose: say.choose,
  drop: say.drop,
  cancel: say.cancelUpload,
  remove: say.remove,
  state: { chosen: say.chosen, sending: say.sending, sent: say.sent, failed: say.failed },
  wrongSize: say.tooLarge,
  wrongType: say.invalid,
})
