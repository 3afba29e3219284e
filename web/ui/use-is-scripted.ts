import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has taken over the page. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
