// `npm run backup:key`: prints a new key for backups in the form of age's key files.
import { generateX25519Identity, identityToRecipient } from "age-encryption";

const key = await generateX25519Identity();
console.log(`# Set BACKUP_KEY to the last line, and keep a copy of it away from this machine and from the
# backups: without it no backup can ever be read, and with it everything in them can be.
# public key: ${await identityToRecipient(key)}
${key}`);
