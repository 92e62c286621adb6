import { defineConfig } from 'vitest/config'

// What must hold of dist/ as a whole; run after the build.
export default defineConfig({ test: { include: ['tests/built/**/*.test.ts'], environment: 'node' } })
