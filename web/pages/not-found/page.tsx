import { data } from 'react-router'

/** Whatever the table does not know. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
