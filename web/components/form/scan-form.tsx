import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { Button } from '../../ui/button.tsx'
import { fieldId } from '../../ui/field-context.ts'
import type { SendAnswer } from '../../ui/send-file.ts'
import { Upload } from '../../ui/upload.tsx'
import type { UploadWords } from '../../ui/upload-details.tsx'
import { useLanguage } from '../../use-shell.ts'
import type { ScanWords } from './scan-words.ts'

type ScanFormProps = {
  name: string
  label: string
  /** The page that takes it, and what says there which scan it is. */
  page: string
  fields: Readonly<Record<string, string>>
  /** What is there already. */
  there?: { key: string; when: string; pictureUrl?: string } | undefined
  error: string | undefined
  required?: boolean
  /** On the button that sends it without scripts. */
  submit: string
  say: ScanWords
  children?: ReactNode
}

// Phones turn what their camera keeps into JPEG where a page asks for it.
const accept = 'image/jpeg,image/png,image/webp,application/pdf'

/** One scan for a bank: what is there, and a way to send it. With scripts the file goes as soon as it is chosen. */
export function ScanForm({ name, label, page, fields, there, error, required, submit, say, children }: ScanFormProps) {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const settle = (answer: SendAnswer) => {
    const isFine = answer.status >= 200 && answer.status < 300
    setProblem(isFine ? undefined : (errorIn(answer, name) ?? problemOf(answer, say)))
    // Brings what is there now; or the sign-in, where the session has ended.
    if (isFine || answer.status === 401) void revalidate()
  }
  return (
    <form method="post" encType="multipart/form-data" action={page} className="flex flex-col gap-2">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Upload
        // A stored file begins anew: what was chosen has become what is there.
        key={there?.key}
        name={name}
        label={label}
        {...(required && { required })}
        hint={there?.when}
        accept={accept}
        maxBytes={say.megabytes * 1024 * 1024}
        words={uploadWords(say, language)}
        {...(there && {
          current: { name: say.replace, ...(there.pictureUrl && { pictureUrl: there.pictureUrl }) },
        })}
        error={problem ?? error}
        action={`${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(fields)}`}
        onSent={({ answer }) => settle(answer)}
        onCleared={() => setProblem(undefined)}
      />
      {children}
      <div className="hidden noscript:block">
        <Button type="submit" size="sm">
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** The answer is this page with what is wrong at the field, in the words of the server. */
function errorIn({ body }: SendAnswer, name: string): string | undefined {
  const page = new DOMParser().parseFromString(body, 'text/html')
  return page.getElementById(`${fieldId(name)}-error`)?.textContent?.trim() || undefined
}

/** Where it did not come as far as the page. */
const problemOf = ({ status }: SendAnswer, say: ScanWords): string => (status === 413 ? say.tooLarge : say.uploadFailed)

const uploadWords = (say: ScanWords, language: Language): UploadWords => ({
  size: (bytes) => formatFileSize(bytes, language),
  choose: say.choose,
  drop: say.drop,
  cancel: say.cancel,
  remove: say.remove,
  state: { chosen: say.chosen, sending: say.sending, sent: say.sent, failed: say.failed },
  wrongSize: say.tooLarge,
  wrongType: say.invalid,
})
