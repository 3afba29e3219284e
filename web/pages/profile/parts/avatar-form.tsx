import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { useToast } from '../../../components/toasts/use-toast.ts'
import { to } from '../../../to.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import type { SendAnswer } from '../../../ui/send-file.ts'
import { Upload } from '../../../ui/upload.tsx'
import type { UploadWords } from '../../../ui/upload-details.tsx'
import { useLanguage, useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const maxBytes = 5 * 1024 * 1024

/** With scripts the picture is on its way as soon as it is chosen; without, it goes with the form. */
export function AvatarForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const language = useLanguage()
  const page = to(language, '/member/profile')
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const settle = ({ status, body }: SendAnswer) => {
    const isFine = status >= 200 && status < 300
    // Brings the new picture and its toast; or the sign-in, where the session has ended.
    if (isFine || status === 401) void revalidate()
    if (isFine) return setProblem(undefined)
    const problem = problemOf(status, say)
    setProblem(problem)
    if (status !== 401) toast({ text: saidIn(body) ?? problem, tone: 'error' })
  }
  return (
    <form method="post" encType="multipart/form-data" action={page} className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="avatar" />
      <Upload
        name="avatar"
        label={say.photo}
        hint={say.photoHint}
        accept={accept}
        maxBytes={maxBytes}
        words={uploadWords(say, language)}
        error={problem ?? errorOf(failure, say)}
        action={`${page}?intent=avatar`}
        onSent={({ answer }) => settle(answer)}
        onCleared={() => setProblem(undefined)}
      />
      <div className="hidden noscript:block">
        <Button type="submit" size="sm">
          {say.photoSend}
        </Button>
      </div>
    </form>
  )
}

function errorOf(failure: Failure | undefined, say: ReturnType<typeof words>): string | undefined {
  if (failure?.code === codes.avatar_invalid) return say.photoInvalid
  return fieldError(failure, 'avatar') ?? failure?.message
}

function problemOf(status: number, say: ReturnType<typeof words>): string {
  if (status === 413) return say.photoTooLarge
  if (status === 422) return say.photoInvalid
  return status === 0 ? say.photoOffline : say.photoFailed
}

/** What the server said: its answer is the page as it is without scripts, with the reason at the field. */
function saidIn(page: string): string | undefined {
  // Without its head: styles of another page are not this one's to apply.
  const [main = ''] = /<main.*<\/main>/s.exec(page) ?? []
  const there = new DOMParser().parseFromString(main, 'text/html').getElementById(`${fieldId('avatar')}-error`)
  return there?.textContent?.trim() || undefined
}

const uploadWords = (say: ReturnType<typeof words>, language: Language): UploadWords => ({
  size: (bytes) => formatFileSize(bytes, language),
  choose: say.photoChoose,
  drop: say.photoDrop,
  cancel: say.photoCancel,
  remove: say.photoRemove,
  state: { chosen: say.photoChosen, sending: say.photoSending, sent: say.photoSent, failed: say.photoUnsaved },
  wrongSize: say.photoTooLarge,
  wrongType: say.photoInvalid,
})
