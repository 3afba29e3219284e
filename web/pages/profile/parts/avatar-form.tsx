import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { to } from '../../../to.ts'
import { Button } from '../../../ui/button.tsx'
import { Upload, type UploadWords } from '../../../ui/upload.tsx'
import { useLanguage, useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const maxBytes = 5 * 1024 * 1024

/** With scripts the picture is on its way as soon as it is chosen; without, it goes with the form. */
export function AvatarForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const page = to(useLanguage(), '/member/profile')
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const settle = (status: number) => {
    // Brings the new picture, what the server said about this one, or the sign-in.
    if (status > 0) void revalidate()
    setProblem(status < 300 && status > 0 ? undefined : troubleOf(status))
  }
  const troubleOf = (status: number) => {
    if (status === 413) return say.photoTooLarge
    return status === 422 ? say.photoInvalid : status === 0 ? say.photoOffline : say.photoFailed
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
        words={uploadWords(say)}
        error={problem ?? fieldError(failure, 'avatar') ?? failure?.message}
        action={`${page}?intent=avatar`}
        onSent={({ answer }) => settle(answer.status)}
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

const uploadWords = (say: ReturnType<typeof words>): UploadWords => ({
  choose: say.photoChoose,
  cancel: say.photoCancel,
  remove: say.photoRemove,
  state: { chosen: say.photoChosen, sending: say.photoSending, sent: say.photoSent, failed: say.photoFailed },
  wrongSize: say.photoTooLarge,
  wrongType: say.photoInvalid,
})
