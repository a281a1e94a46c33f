//! The files of the page, as they were built.

/// A file of the page.
#[derive(Debug)]
pub struct Asset {
    /// The path by which it is asked for.
    pub path: &'static str,
    /// What it is.
    pub media_type: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

const ASSETS: [Asset; 4] = [
    Asset { path: "/", media_type: "text/html; charset=utf-8", bytes: include_bytes!("../../web/dist/index.html") },
    Asset {
        path: "/page.js",
        media_type: "text/javascript; charset=utf-8",
        bytes: include_bytes!("../../web/dist/page.js"),
    },
    Asset {
        path: "/page.css",
        media_type: "text/css; charset=utf-8",
        bytes: include_bytes!("../../web/dist/page.css"),
    },
    Asset { path: "/icon.svg", media_type: "image/svg+xml", bytes: include_bytes!("../../web/dist/icon.svg") },
];

/// The file at a path.
pub fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}
