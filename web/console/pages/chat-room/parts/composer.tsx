import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import type { LiveRoom } from './use-room.ts'

type ComposerProps = {
  data: Pick<ShownRoom, 'client_id' | 'draft' | 'room'>
  live: LiveRoom
  failure: Failure | undefined
  /** The area, for what is inserted into it. */
  area: React.RefObject<HTMLTextAreaElement | null>
}

/** What one answers. Without scripts, and with a file, the form is sent; else the message goes live. */
export function Composer({ data: { client_id, draft }, live, failure, area }: ComposerProps) {
  const say = useWords(words)
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const { formData } = useNavigation()
  const isSending = formData?.get('intent') === 'send'
  const sent = useRef<FormDataEntryValue>(undefined)
  const { refused } = live
  useEffect(() => {
    if (isSending) sent.current = formData?.get('message') ?? ''
    else if (sent.current !== undefined) {
      // The form went: what was in it is said; what has been written since is not.
      if (!failure && file.current) file.current.value = ''
      if (!failure && area.current?.value === sent.current) area.current.value = ''
      sent.current = undefined
    }
  }, [isSending, formData, failure, area])
  useEffect(() => {
    if (refused && area.current && area.current.value === '') area.current.value = refused.text
  }, [refused, area])
  const send = (event: FormEvent<HTMLFormElement>) => {
    const text = area.current?.value.trim() ?? ''
    if (isSending) return event.preventDefault()
    if (file.current?.files?.length || text === '' || !live.say(text)) return
    event.preventDefault()
    if (area.current) area.current.value = ''
    area.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const failed = failure?.intent === 'send' ? failure.message : undefined
  const problem = refused?.reason ?? failed
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={send}
      className="flex flex-col gap-2 border-line border-t p-3"
    >
      {problem && <Alert tone="danger" announced title={problem} />}
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="client_id" value={client_id} />
      <textarea
        ref={area}
        name="message"
        aria-label={say.message}
        placeholder={say.message}
        rows={2}
        maxLength={2000}
        defaultValue={failed ? failure?.values.message : draft}
        onChange={live.type}
        onKeyDown={onKey}
        className="control field-sizing-content max-h-40 min-h-16 resize-y"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <input
          ref={file}
          type="file"
          name="file"
          aria-label={say.file}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          className="min-h-11 min-w-0 max-w-full flex-1 basis-40 py-2 text-sm"
        />
        <Button type="submit" busy={isSending} busyLabel={say.send}>
          {say.send}
        </Button>
      </div>
    </Form>
  )
}
