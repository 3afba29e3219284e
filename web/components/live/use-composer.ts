import { type FocusEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { uploadProblem } from '../../ui/upload-check.ts'
import type { Failure } from '../form/failure.ts'

export const mostCharacters = 2000
export const accept = 'image/*,.pdf,application/pdf'
const maxBytes = 5 * 1024 * 1024

/** What was not taken, and why. */
export type Refused = { text: string; reason: string }

/** What may be wrong before anything is sent, in the words of the page. */
type Say = { tooLong: string; empty: string; wrongSize: string; wrongType: string }

export type Composing = {
  intent: 'start' | 'send'
  draft: string
  failure: Failure | undefined
  /** What could not be taken after it was sent: it comes back here. */
  refused?: Refused | undefined
  /** Sends the text at once; says whether it could. Without it, or with a file, the form is sent. */
  onSay?: (text: string) => boolean
  /** Told what stands in the box where it was not typed there. */
  keep?: (text: string) => void
}

type FormRef = RefObject<HTMLFormElement | null>
const areaOf = (form: FormRef) => form.current?.querySelector('textarea') ?? undefined

export function useComposer({ intent, draft, failure, refused, onSay, keep }: Composing, say: Say) {
  const form = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState(() => (failure?.values.message ?? draft).length)
  const [problem, setProblem] = useState<string>()
  const { file, choose, drop } = useFile(form, (wrong) => setProblem(wrong && say[wrong]))
  const isBusy = useNavigation().formData?.get('intent') === intent
  const empty = () => {
    form.current?.reset()
    const area = areaOf(form)
    if (area) area.value = ''
    setLength(0)
    keep?.('')
    setProblem(undefined)
    drop()
  }
  useEmptied({ isBusy, failure, empty })
  const stands = (text: string) => {
    setLength(text.length)
    keep?.(text)
  }
  useGivenBack({ refused, form, tell: setProblem, stands })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const area = areaOf(form)
    const text = area?.value.trim() ?? ''
    const wrong = wrongIn(text, file, say)
    setProblem(wrong)
    if (!wrong && (file || !onSay?.(text))) return
    event.preventDefault()
    if (!wrong) empty()
    area?.focus()
  }
  return { form, length, setLength, file, problem, isBusy, submit, choose, toEnd: useEnd() }
}

/** What stands there already is gone on with behind its end: within it, one would write into a link. */
function useEnd() {
  const [isFirst, setFirst] = useState(true)
  return ({ currentTarget: area }: FocusEvent<HTMLTextAreaElement>) => {
    if (!isFirst) return
    setFirst(false)
    // Only after the focus does a tap say where it was.
    requestAnimationFrame(() => area.setSelectionRange(area.value.length, area.value.length))
  }
}

function useFile(form: FormRef, tell: (wrong: 'wrongSize' | 'wrongType' | undefined) => void) {
  const [file, setFile] = useState<File>()
  const choose = (chosen: File | undefined) => {
    const wrong = chosen ? uploadProblem(chosen, { accept, maxBytes }) : null
    tell(wrong ? (wrong === 'size' ? 'wrongSize' : 'wrongType') : undefined)
    const input = form.current?.querySelector<HTMLInputElement>('input[type=file]')
    if ((wrong || !chosen) && input) input.value = ''
    setFile(wrong ? undefined : chosen)
  }
  return { file, choose, drop: () => setFile(undefined) }
}

export function wrongIn(text: string, file: File | undefined, say: Say): string | undefined {
  if (text.length > mostCharacters) return say.tooLong
  return text === '' && !file ? say.empty : undefined
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

/** What could not be sent stands before what was typed since: neither is lost. */
export const givenBack = (refused: string, typed: string): string => (typed === '' ? refused : `${refused}\n${typed}`)

type GivenBack = {
  refused: Refused | undefined
  form: FormRef
  tell: (reason: string) => void
  stands: (text: string) => void
}

function useGivenBack({ refused, form, tell, stands }: GivenBack) {
  const seen = useRef(refused)
  useEffect(() => {
    if (!refused || seen.current === refused) return
    seen.current = refused
    tell(refused.reason)
    const field = areaOf(form)
    if (!field) return
    field.value = givenBack(refused.text, field.value)
    stands(field.value)
  })
}
