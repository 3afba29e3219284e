import { Form } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { SendHorizontal, X } from '#web/ui/icons/icons.ts'
import { fieldError } from '../../../components/form/failure.ts'
import { Attach } from '../../../components/live/attach.tsx'
import { sendOnEnter } from '../../../components/live/send-on-enter.ts'
import { type Composing, mostCharacters, useComposer } from '../../../components/live/use-composer.ts'
import { keepDraft, useSavedDraft } from '../../../components/live/use-saved-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FieldContext, fieldId } from '../../../ui/field-context.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useShell } from '../../../use-shell.ts'
import { words } from '../words.ts'

const id = fieldId('message')

type ComposerProps = Composing & {
  ticket: string
  /** What the member has said last. */
  said?: string | undefined
  onType?: () => void
}

/** What one writes, and what one sends with it. */
export function Composer({ ticket, said, onType, ...composing }: ComposerProps) {
  const { intent, failure, draft } = composing
  const { language, member } = useShell()
  const person_id = member?.id ?? ''
  const keep = (text: string) => keepDraft(person_id, text)
  const say = words(language)
  const { tooLong, empty, wrongSize, wrongType } = say
  const wrong = { tooLong, empty, wrongSize, wrongType }
  const { form, length, setLength, file, problem, isBusy, submit, choose, toEnd } = useComposer(
    { ...composing, keep },
    wrong,
  )
  useSavedDraft({ form, person_id, said, count: setLength })
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
        <div className="chat-box">
          <FieldContext value={wiring}>
            <TextArea
              rows={1}
              defaultValue={failure?.values.message ?? draft}
              placeholder={say.placeholder}
              onFocus={toEnd}
              onKeyDown={sendOnEnter}
              onInput={({ currentTarget }) => {
                setLength(currentTarget.value.length)
                keep(currentTarget.value)
                onType?.()
              }}
              className="max-h-40 min-h-12 resize-none"
            />
          </FieldContext>
        </div>
        <Button type="submit" busy={isBusy} busyLabel={say.sending} className="ms-auto">
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
