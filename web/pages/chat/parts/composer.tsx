import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { Paperclip, SendHorizontal, X } from '#web/ui/icons/icons.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FieldContext, fieldId } from '../../../ui/field-context.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { uploadProblem } from '../../../ui/upload-check.ts'
import { useLanguage } from '../../../use-shell.ts'
import { words } from '../words.ts'
import type { Refused } from './use-conversation.ts'

const mostCharacters = 2000
const accept = 'image/*,.pdf,application/pdf'
const maxBytes = 5 * 1024 * 1024
const id = fieldId('message')

type ComposerProps = {
  intent: 'start' | 'send'
  ticket: string
  draft: string
  failure: Failure | undefined
  /** What could not be taken after it was sent: it comes back here. */
  refused?: Refused | undefined
  onType?: () => void
  /** Sends the text at once; says whether it could. Without it, or with a file, the form is sent. */
  onSay?: (text: string) => boolean
}

export function Composer({ intent, ticket, draft, failure, refused, onType, onSay }: ComposerProps) {
  const language = useLanguage()
  const say = words(language)
  const form = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState(() => (failure?.values.message ?? draft).length)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const isBusy = useNavigation().formData?.get('intent') === intent
  const area = () => form.current?.querySelector('textarea') ?? undefined
  const empty = () => {
    form.current?.reset()
    const field = area()
    if (field) field.value = ''
    setLength(0)
    setFile(undefined)
    setProblem(undefined)
  }
  useEmptied({ isBusy, failure, empty })
  useGivenBack({ refused, area, tell: setProblem, count: setLength })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const text = area()?.value.trim() ?? ''
    const wrong = wrongIn(text, file, say)
    setProblem(wrong)
    if (!wrong && (file || !onSay?.(text))) return
    event.preventDefault()
    if (!wrong) empty()
    area()?.focus()
  }
  const choose = (chosen: File | undefined) => {
    const wrong = chosen ? uploadProblem(chosen, { accept, maxBytes }) : null
    setProblem(wrong ? say[wrong === 'size' ? 'wrongSize' : 'wrongType'] : undefined)
    const input = form.current?.querySelector<HTMLInputElement>('input[type=file]')
    if ((wrong || !chosen) && input) input.value = ''
    setFile(wrong ? undefined : chosen)
  }
  const error =
    problem ?? (failure && (fieldError(failure, 'message') ?? fieldError(failure, 'file') ?? failure.message))
  const wiring = {
    id,
    name: 'message',
    'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}`,
    'aria-invalid': error ? (true as const) : undefined,
  }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      replace
      preventScrollReset
      onSubmit={submit}
      className="flex flex-col gap-1.5 border-line border-t bg-paper p-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="client_id" value={ticket} />
      <label htmlFor={id} className="sr-only">
        {say.message}
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {file && (
        <p className="flex items-center gap-2 rounded-md bg-brand-soft ps-3 text-sm">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
          <IconButton label={say.detach} icon={<X className="size-5" />} onClick={() => choose(undefined)} />
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Attach label={say.attach} onChoose={choose} />
        <div className="min-w-0 flex-1 basis-40">
          <FieldContext value={wiring}>
            <TextArea
              rows={1}
              defaultValue={failure?.values.message ?? draft}
              placeholder={say.placeholder}
              onKeyDown={sendOnEnter}
              onInput={({ currentTarget }) => {
                setLength(currentTarget.value.length)
                onType?.()
              }}
              className="max-h-40 min-h-12 resize-none"
            />
          </FieldContext>
        </div>
        <Button type="submit" busy={isBusy} busyLabel={say.sending}>
          <SendHorizontal aria-hidden="true" className="size-5" />
          {say.send}
        </Button>
      </div>
      <p id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
        <span>{say.noCards}</span>
        <span className={length > mostCharacters ? 'font-semibold text-danger-text' : undefined}>
          {say.counter(formatNumber(length, language))}
        </span>
      </p>
    </Form>
  )
}

function wrongIn(text: string, file: File | undefined, say: ReturnType<typeof words>): string | undefined {
  if (text.length > mostCharacters) return say.tooLong
  return text === '' && !file ? say.empty : undefined
}

/** With a keyboard at hand Enter sends; on a phone it begins a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

type Emptied = { isBusy: boolean; failure: Failure | undefined; empty: () => void }

/** A form that went through leaves nothing to be sent again. */
function useEmptied({ isBusy, failure, empty }: Emptied) {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && !failure) empty()
    wasBusy.current = isBusy
  })
}

type GivenBack = {
  refused: Refused | undefined
  area: () => HTMLTextAreaElement | undefined
  tell: (reason: string) => void
  count: (length: number) => void
}

function useGivenBack({ refused, area, tell, count }: GivenBack) {
  const seen = useRef(refused)
  useEffect(() => {
    if (!refused || seen.current === refused) return
    seen.current = refused
    tell(refused.reason)
    const field = area()
    if (!field) return
    field.value = field.value === '' ? refused.text : `${refused.text}\n${field.value}`
    count(field.value.length)
  })
}

/** The input lies over its sign; without scripts it shows by itself what was chosen. */
function Attach({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) {
  return (
    <span
      title={label}
      className="icon-button icon-button-quiet relative noscript:w-full noscript:justify-start has-focus-visible:outline-3 has-focus-visible:outline-brand"
    >
      <Paperclip aria-hidden="true" className="size-5 shrink-0" />
      <input
        type="file"
        name="file"
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:min-w-0 noscript:max-w-full noscript:opacity-100"
      />
    </span>
  )
}
