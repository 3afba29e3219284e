import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { type Fetcher, useLocation, useSubmit } from 'react-router'
import { beOther, beSelf, type Card, chooseRelation, type Followed, followSelf } from './follow-self.ts'
import type { Answer } from './form-view.ts'

export type Recount = {
  state: Fetcher['state']
  data?: Answer
  formData?: FormData | undefined
  submit: (form: FormData, how: { method: 'post'; preventScrollReset: true }) => unknown
}

/** What changes the price is asked for beside the page; only the order itself leaves it. */
export const isBeside = (intent: string): boolean => intent === 'save' || intent.startsWith('promo')

const how = { method: 'post', preventScrollReset: true } as const

/** What the buttons of the form send, and what follows from a change. */
export function useOrderForm({ submit }: Recount, { began, draftPath }: { began: Followed; draftPath: string }) {
  const { search } = useLocation()
  const leave = useSubmit()
  const waiting = useRef(0)
  const follow = useFollow(began)
  const keep = useDraft(draftPath)
  return {
    submitted(event: FormEvent<HTMLFormElement>) {
      keep.drop()
      const native = event.nativeEvent
      const button = native instanceof SubmitEvent ? native.submitter : null
      if (!(button instanceof HTMLButtonElement) || button.value === 'review') return
      event.preventDefault()
      const form = new FormData(event.currentTarget, button)
      if (isBeside(button.value)) submit(form, how)
      // The next step is read from its top.
      else leave(form, { method: 'post', action: search })
    },
    changed({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
      const { name } = target
      follow(currentTarget, target)
      if (!/^(plan$|addon\.)/.test(name)) return keep.soon(currentTarget)
      window.clearTimeout(waiting.current)
      // A run of presses is one question.
      waiting.current = window.setTimeout(() => {
        const form = new FormData(currentTarget)
        form.set('intent', 'save')
        submit(form, how)
      }, 300)
    },
  }
}

/** Keeps who travels for themselves in step with the contact. */
function useFollow(began: Followed) {
  const last = useRef(began)
  const card = useRef<Card>(undefined)
  return (form: HTMLFormElement, target: HTMLElement & { name: string }) => {
    const { name } = target
    if (target instanceof HTMLInputElement && name === 'self') {
      if (target.checked) card.current = beSelf(form)
      else beOther(form, card.current)
    }
    if (target instanceof HTMLSelectElement && name.endsWith('.relation')) {
      card.current = chooseRelation(form, name.replace('.relation', ''), last.current) ?? card.current
    }
    last.current = followSelf(form, last.current, name)
  }
}

const pauseMs = 800
const savings = { page: '', count: 0 }

/** Two that are sent quickly may arrive the other way round: the server keeps the later of a page. */
function nextRevision(): string {
  savings.page ||= Math.random().toString(36).slice(2, 12)
  savings.count += 1
  return `${savings.page}.${savings.count}`
}

/** Keeps what is typed on the server: soon after the last key, and when the page is left or put away. */
function useDraft(path: string) {
  const typed = useRef<HTMLFormElement>(undefined)
  const timer = useRef(0)
  const drop = () => {
    window.clearTimeout(timer.current)
    typed.current = undefined
  }
  const send = useRef(() => {})
  send.current = () => {
    const form = typed.current
    drop()
    if (!form) return
    const body = new URLSearchParams({ revision: nextRevision() })
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    // What cannot be kept now is kept with the next key, or with the form itself.
    fetch(path, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  }
  useEffect(() => {
    const leave = () => send.current()
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  return {
    drop,
    soon(form: HTMLFormElement) {
      typed.current = form
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => send.current(), pauseMs)
    },
  }
}
