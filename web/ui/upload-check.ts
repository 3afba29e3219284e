export type UploadRules = { accept?: string; maxBytes?: number }
type Candidate = { name: string; type: string; size: number }

/** Whether a file is what `accept` asks for: `.pdf`, `image/*` or `image/png`, separated by commas. */
export function isAccepted({ name, type }: Candidate, accept: string): boolean {
  const wanted = accept.split(',').map((part) => part.trim().toLowerCase())
  return wanted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part)
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part
  })
}

/** What is wrong with a chosen file, before any of it is sent. The server decides again. */
export function uploadProblem(file: Candidate, { accept, maxBytes }: UploadRules): 'type' | 'size' | null {
  if (accept && !isAccepted(file, accept)) return 'type'
  if (maxBytes !== undefined && file.size > maxBytes) return 'size'
  return null
}
