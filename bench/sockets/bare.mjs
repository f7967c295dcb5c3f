import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** What `ws` alone costs: no channels, no protocol; what is posted goes to everybody. */
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const frame = Buffer.concat(parts);
    for (const client of sockets.clients) client.send(frame, { binary: false });
    response.end();
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
