export { default, handleError, streamTimeout } from '../entry.server.tsx'
