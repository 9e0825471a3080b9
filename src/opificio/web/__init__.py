"""The service over HTTP and websockets, and the page in the browser."""
