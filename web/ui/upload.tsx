import { type ChangeEvent, type ReactNode, useState } from 'react'
import { CloudUpload, FileText, X } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { FieldError } from './field.tsx'
import { fieldId } from './field-context.ts'
import { IconButton } from './icon-button.tsx'
import { LabelText } from './label-text.tsx'
import { uploadProblem } from './upload-check.ts'
import { UploadDetails, type UploadWords } from './upload-details.tsx'
import { type UploadJob, type UploadState, usePreview, useUpload } from './use-upload.ts'

/** With an `action` the file is sent there at once, by itself; without one, or without scripts, it goes with the form. */
export type UploadProps = UploadJob & {
  /** Where two forms of a page have files of one name. */
  id?: string
  label: ReactNode
  words: UploadWords
  hint?: ReactNode
  error?: ReactNode
  accept?: string
  maxBytes?: number
  required?: boolean
  /** What was stored before. */
  current?: { name: string; pictureUrl?: string }
  capture?: 'user' | 'environment'
  /** How much of the form it goes with has been sent, while it is. */
  formPercent?: number | undefined
}

export function Upload(props: UploadProps) {
  const {
    id: given,
    label,
    words,
    hint,
    error,
    accept,
    maxBytes,
    required,
    current,
    capture,
    formPercent,
    ...job
  } = props
  const id = given ?? fieldId(job.name)
  const [problem, setProblem] = useState<'type' | 'size' | null>(null)
  const { input, file, state, percent, choose, clear } = useUpload(job)
  const shown = problem ? (problem === 'size' ? words.wrongSize : words.wrongType) : error
  const name = file?.name ?? current?.name
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    const newProblem = chosen ? uploadProblem(chosen, { accept, maxBytes }) : null
    setProblem(newProblem)
    if (newProblem) event.currentTarget.value = ''
    choose(newProblem ? undefined : chosen)
  }
  const remove = { label: state === 'sending' ? words.cancel : words.remove, onClick: clear }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink text-sm">
        <LabelText label={label} required={required} />
      </label>
      <div
        className={cx(zoneClass, zoneTone({ isWrong: Boolean(shown) || state === 'failed', isFilled: Boolean(name) }))}
      >
        <Thumbnail file={file} pictureUrl={file ? undefined : current?.pictureUrl} isEmpty={!name} />
        <UploadDetails
          id={id}
          name={name}
          bytes={file?.size}
          hint={hint}
          words={words}
          state={state}
          percent={percentOf({ state, percent, formPercent })}
        >
          <input
            {...{ ref: input, id, accept, capture, name: job.name, onChange: take }}
            type="file"
            required={required && !current && state !== 'sent'}
            aria-invalid={shown ? true : undefined}
            aria-describedby={cx(hint && `${id}-hint`, shown && `${id}-error`) || undefined}
            className={inputClass}
          />
        </UploadDetails>
        {file && <IconButton {...remove} icon={<X className="size-5" />} className="relative" />}
      </div>
      <FieldError id={`${id}-error`} error={shown} />
    </div>
  )
}

const zoneClass =
  'relative flex min-h-24 items-center gap-[min(1rem,4vw)] rounded-md border-2 border-dashed bg-paper p-[min(1rem,4vw)] transition duration-150 hover:border-brand hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2'

// A native input stretched over the zone takes drops by itself; without scripts it is simply in view.
const inputClass =
  'absolute inset-0 cursor-pointer opacity-0 file:me-3 file:min-h-11 file:rounded-sm file:border file:border-control file:px-4 file:font-semibold file:text-brand-text noscript:static noscript:w-full noscript:min-w-0 noscript:max-w-full noscript:opacity-100'

const zoneTone = ({ isWrong, isFilled }: { isWrong: boolean; isFilled: boolean }): string => {
  if (isWrong) return 'border-danger'
  return isFilled ? 'border-brand border-solid' : 'border-control'
}

/** By itself, or with the form that it waits in. */
function percentOf({
  state,
  percent,
  formPercent,
}: {
  state: UploadState
  percent: number
  formPercent?: number | undefined
}) {
  if (state === 'sending') return percent
  return state === 'chosen' ? formPercent : undefined
}

function Thumbnail({ file, pictureUrl, isEmpty }: { file: File | null; pictureUrl?: string; isEmpty: boolean }) {
  const url = usePreview(file) ?? pictureUrl
  if (url) return <img src={url} alt="" className="size-[min(4rem,16vw)] shrink-0 rounded-sm object-cover" />
  const Icon = isEmpty ? CloudUpload : FileText
  return (
    <span className="flex size-[min(4rem,16vw)] shrink-0 items-center justify-center rounded-sm bg-brand-soft text-brand-text">
      <Icon aria-hidden="true" className="size-7" />
    </span>
  )
}
