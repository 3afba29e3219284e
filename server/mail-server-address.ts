import { z } from 'zod'

/** A password with a sign that addresses are made of would end before its end, and the rest of it be a host or a port. */
function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(address)
  const isWhole = /^\/?$/.test(pathname) && hash === '' && !search.includes('@')
  return /^smtps?:$/.test(protocol) && hostname !== '' && isWhole && [username, password].every(isDecodable)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const mailServer = z
  .string()
  .refine(isMailServer, 'must be smtps://user:password@host:465, other signs than letters and digits percent-encoded')
