/** What the whole house needs of the outside. A vendor's adapter fills it; a room's own needs stand in its ports.ts. */
export type Mail = { id: string; to: string; from: string; subject: string; text: string; html: string }
export type MailPort = { send(mail: Mail): Promise<void> }

export type TextMessage = { id: string; to: string; text: string }
export type TextMessagePort = { send(message: TextMessage): Promise<void> }

/** Something that leaves the house through the outbox. */
export type Parcel = { kind: 'mail'; mail: Omit<Mail, 'id'> } | { kind: 'text'; text: Omit<TextMessage, 'id'> }

export type StoredFile = { bytes: Buffer; type: string }
export type FilesPort = {
  put(key: string, file: StoredFile): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  delete(key: string): Promise<void>
}

export type LimitRule = { points: number; seconds: number }
/** Counters that hold across processes and restarts. */
export type LimitPort = {
  /** Takes one try: whether there was one, how many are left, and when the count starts anew. */
  take(key: string, rule: LimitRule): Promise<{ ok: boolean; left: number; retry_after_seconds: number }>
  /** Gives one try back: what only failures may count is taken before the outcome is known. */
  give(key: string): Promise<void>
  forget(key: string): Promise<void>
}
