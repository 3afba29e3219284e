export { rulesToday as rules } from '../load.ts'
