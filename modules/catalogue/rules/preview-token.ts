import { hourMs } from '#core/time.ts'

/** Long enough to read a page with a colleague, too short to become its address. */
export const previewMs = hourMs

export type PreviewClaim = { package_id: string; until: number }

/** What is signed: which package, and until when it may be looked at (milliseconds). */
export const claimText = ({ package_id, until }: PreviewClaim): string => `${package_id}.${until.toString(36)}`

export const previewToken = (claim: PreviewClaim, signature: string): string => `${claimText(claim)}.${signature}`

/** The parts of a token; nothing where it is none. Whether it was signed by us is not said yet. */
export function readPreviewToken(token: string): (PreviewClaim & { signature: string }) | undefined {
  const [, package_id, until, signature] = /^([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (package_id === undefined || until === undefined || signature === undefined) return undefined
  return { package_id, until: Number.parseInt(until, 36), signature }
}
