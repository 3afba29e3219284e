export { findLiveSession, isDeviceKnown } from './store.ts'
