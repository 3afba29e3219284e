import { Form } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { type Failure, failureOf, fieldError } from '../../../../components/form/failure.ts'
import { Attach } from '../../../../components/live/attach.tsx'
import { sendOnEnter } from '../../../../components/live/send-on-enter.ts'
import { mostCharacters, useComposer } from '../../../../components/live/use-composer.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { fieldId } from '../../../../ui/field-context.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { X } from '../../../../ui/icons/icons.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import type { LiveRoom } from './use-room.ts'

const id = fieldId('message')

type ComposerProps = {
  data: Pick<ShownRoom, 'client_id' | 'draft'>
  live: LiveRoom
  failure: Failure | undefined
  /** The area, for what is inserted into it. */
  area: React.RefObject<HTMLTextAreaElement | null>
}

/** What one answers. Without scripts, and with a file, the form is sent; else the message goes live. */
export function Composer({ data: { client_id, draft }, live, failure: given, area }: ComposerProps) {
  const language = useLanguage()
  const say = words(language)
  const failure = failureOf(given, 'send')
  const composing = { intent: 'send', draft, failure, refused: live.refused, onSay: live.say } as const
  const { tooLong, empty, wrongSize, wrongType } = say
  const wrong = { tooLong, empty, wrongSize, wrongType }
  const { form, length, setLength, file, problem, isBusy, submit, choose } = useComposer(composing, wrong)
  const error =
    problem ?? (failure && (fieldError(failure, 'message') ?? fieldError(failure, 'file') ?? failure.message))
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={submit}
      className="flex flex-col gap-1.5 border-line border-t p-3"
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="client_id" value={client_id} />
      <FieldError id={`${id}-error`} error={error} />
      {file && (
        <p className="flex items-center gap-2 rounded-md bg-brand-soft ps-3 text-sm">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
          <IconButton label={say.detach} icon={<X className="size-5" />} onClick={() => choose(undefined)} />
        </p>
      )}
      <textarea
        ref={area}
        id={id}
        name="message"
        aria-label={say.message}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        placeholder={say.message}
        rows={2}
        defaultValue={failure?.values.message ?? draft}
        onInput={({ currentTarget }) => {
          setLength(currentTarget.value.length)
          live.type()
        }}
        onKeyDown={sendOnEnter}
        className="control field-sizing-content max-h-40 min-h-16 resize-y"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Attach label={say.file} onChoose={choose} />
        <p
          id={`${id}-hint`}
          className={`flex-1 text-sm ${length > mostCharacters ? 'font-semibold text-danger-text' : 'text-muted'}`}
        >
          {say.counter(formatNumber(length, language))}
        </p>
        <Button type="submit" busy={isBusy} busyLabel={say.send} className="ms-auto">
          {say.send}
        </Button>
      </div>
    </Form>
  )
}
