document.body.textContent = "Liangyi";
