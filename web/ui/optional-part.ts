import { type ComponentType, lazy } from 'react'

const nothing = () => null

/** A part that comes when it is needed. Where it cannot be fetched the page goes on without it, instead of falling with it. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props> | undefined>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part ?? nothing }),
      () => ({ default: nothing }),
    ),
  )
