import { useEffect, useRef, useState } from 'react'
import { type SendAnswer, sendFile } from './send-file.ts'

export type UploadState = 'empty' | 'chosen' | 'sending' | 'sent' | 'failed'
type Sent = { file: File; answer: SendAnswer }
export type UploadJob = { name: string; action?: string; onSent?: (sent: Sent) => void; onCleared?: () => void }

/** A file from being chosen to being sent; without an `action` it waits for its form. */
export function useUpload({ name, action, onSent, onCleared }: UploadJob) {
  const input = useRef<HTMLInputElement>(null)
  const job = useRef<AbortController>(null)
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<UploadState>('empty')
  const [percent, setPercent] = useState(0)
  useEffect(() => () => job.current?.abort(), [])

  const send = async (chosen: File, url: string) => {
    const current = new AbortController()
    job.current = current
    setState('sending')
    setPercent(0)
    const sending = { url, name, file: chosen, signal: current.signal, onProgress: setPercent }
    const answer = await sendFile(sending).catch(() => null)
    if (current.signal.aborted || !answer) return
    const isFine = answer.status >= 200 && answer.status < 300
    setState(isFine ? 'sent' : 'failed')
    // The form must not carry the same bytes a second time.
    if (isFine && input.current) input.current.value = ''
    onSent?.({ file: chosen, answer })
  }
  const choose = (chosen: File | undefined) => {
    job.current?.abort()
    setFile(chosen ?? null)
    setState(chosen ? 'chosen' : 'empty')
    if (chosen && action) void send(chosen, action)
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    choose(undefined)
    input.current?.focus()
    onCleared?.()
  }
  return { input, file, state, percent, choose, clear }
}

/** An address for a chosen picture, given back to the browser when it is no longer shown. */
export function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
