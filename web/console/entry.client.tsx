import '../entry.client.tsx'
