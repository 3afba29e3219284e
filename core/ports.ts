import type { Language } from './messages.ts'

/** What the whole application needs from outside. A vendor's adapter implements it; a module's own needs are in its ports.ts. */
export type Mail = { id: string; to: string; from: string; subject: string; text: string; html: string }
/** Throws `Undeliverable` where no further try will help, `Deferred` where one may for this mail alone, else any other error. */
export type MailPort = { send(mail: Mail): Promise<void> }

export type TextMessage = { id: string; to: string; text: string }
export type TextMessagePort = { send(message: TextMessage): Promise<void> }

/** What a member is told by mail, without the brand around it: it is made where no address of a page is known. */
export type Letter = {
  tenant_id: string
  language: Language
  to: string
  subject: string
  paragraphs: string[]
  /** What the list of mails shows after the subject; the first paragraph where there is none. */
  preview?: string
  /** `path` is a page of the tenant, without its language. */
  action?: { label: string; path: string }
  footer: string
}

/** What somebody of the desk is mailed; `path` is a page of the console. */
export type StaffNotice = { subject: string; paragraphs: string[]; action: { label: string; path: string } }

/** A mail to somebody of the desk, before the desk's brand is put around it. */
export type StaffLetter = StaffNotice & { to: { email: string; full_name: string; language: Language } }

/** A message for one browser, by the push service that browser chose (RFC 8030, RFC 8291). */
export type Push = {
  endpoint: string
  p256dh: string
  auth: string
  /** How long it is worth delivering. */
  ttl_seconds: number
  /** What the browser shows; `tag` lets a repeated one take the place of the first, `path` is where it leads. */
  shown: { title: string; body: string; path: string; tag: string }
}
/** `gone`: that browser wants no more, and what is known of it is worth nothing. */
export type PushPort = { send(push: Push & { id: string }): Promise<'sent' | 'gone'> }

/** A message for one app, by the token that app was given by Firebase. */
export type AppPush = Pick<Push, 'ttl_seconds' | 'shown'> & { token: string }
/** `gone`: that app is not there any more. `off`: this deployment reaches no apps, and nothing was sent. */
export type AppPushPort = { send(push: AppPush & { id: string }): Promise<'sent' | 'gone' | 'off'> }

/** Something that leaves the application through the outbox. */
export type Parcel = (
  | { kind: 'mail'; mail: Omit<Mail, 'id'> }
  | { kind: 'letter'; letter: Letter }
  | { kind: 'staff_letter'; staff_letter: StaffLetter }
  | { kind: 'text'; text: Omit<TextMessage, 'id'> }
  | { kind: 'push'; push: Push }
  | { kind: 'app_push'; app_push: AppPush }
) & {
  /** A code or a link that somebody waits for: it goes before all else, and is worth nothing after so many seconds. */
  awaited_seconds?: number
}

export type StoredFile = { bytes: Buffer; type: string }
export type FilesPort = {
  put(key: string, file: StoredFile): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  delete(key: string): Promise<void>
}
/** A store as a backup needs it: `keys` are all there are, in no order. */
export type FileStore = FilesPort & { keys(): AsyncIterable<string> }

export type LimitRule = { points: number; seconds: number }
/** Counters that hold across processes and restarts. */
export type LimitPort = {
  /** Takes one try: whether there was one, how many are left, and when the count starts anew. */
  take(key: string, rule: LimitRule): Promise<{ ok: boolean; left: number; retry_after_seconds: number }>
  /** Gives one try back: what only failures may count is taken before the outcome is known. */
  give(key: string): Promise<void>
  forget(key: string): Promise<void>
}
